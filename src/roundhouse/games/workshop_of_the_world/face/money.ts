import { t } from '$web/lib/texts.svelte'

/** Pounds as the language writes them: £7, 7 £. */
export const pounds = (n: number): string => t('workshop-pounds', { n })
