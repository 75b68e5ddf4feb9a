import { mount } from 'svelte'
import App from './App.svelte'
import { prepare } from './lib/offline'
import { router } from './lib/router.svelte'
import { settings } from './lib/settings.svelte'
import { words } from './lib/texts.svelte'
import { pageOf, PAGES } from './pages'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'

settings.apply()
const target = document.getElementById('app')
if (!target) throw new Error('the page has no place for the client')

/** The letters of the house, or those of the machine if they do not come soon. */
const LETTERS = 2500 // milliseconds
const letters = Promise.race([
  Promise.all(["600 16px 'House Serif'", "400 16px 'House Sans'"].map((font) => document.fonts.load(font))),
  new Promise((done) => setTimeout(done, LETTERS)),
]).catch(() => undefined)

/** The page itself is on its way meanwhile. */
void PAGES[pageOf(router.parts)]().catch(() => undefined)

/** Words and letters come first, so that nothing is ever shown by its key or laid out twice; without them the page still opens. */
await Promise.all([words.load(settings.language, '').catch(() => undefined), letters])
mount(App, { target })
void prepare()
