import { mount } from 'svelte'
import App from './App.svelte'
import { settings } from './lib/settings.svelte'
import { words } from './lib/texts.svelte'
import './styles/tokens.css'
import './styles/base.css'

settings.apply()
const target = document.getElementById('app')
if (!target) throw new Error('the page has no place for the client')

/** The words come first, so that nothing is ever shown by its key; without them the page still opens. */
await words.load(settings.language, '').catch(() => undefined)
mount(App, { target })
