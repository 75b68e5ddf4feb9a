import { vitePreprocess } from '@sveltejs/vite-plugin-svelte'

export default {
  preprocess: vitePreprocess(),
  // a short mark for the styles of a component: it stands in every element
  compilerOptions: { runes: true, cssHash: ({ hash, filename }) => `s${hash(filename).slice(0, 4)}` },
}
