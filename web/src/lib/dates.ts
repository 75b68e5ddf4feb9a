/** Days as people of each language write them; English here is that of Britain. */
import { settings } from './settings.svelte'

export const day = (moment: number | null): string =>
  moment === null
    ? ''
    : new Date(moment).toLocaleDateString(settings.language === 'en' ? 'en-GB' : settings.language, {
        dateStyle: 'medium',
      })
