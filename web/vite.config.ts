import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { FONTS, fonts } from './fonts'
import { packed } from './packed'
import { worker } from './worker'

const server = process.env.ROUNDHOUSE_SERVER ?? 'http://127.0.0.1:8800'
const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

const SHELL =
  /\/src\/(shell\/(TopBar|Badge|Sign|Icon|Emblem|Line)|lobby\/Timetable)\.svelte$|\/src\/(lib\/(motion|me\.svelte|offline|drawing|stack|download)|boards\/own|lobby\/names)\.ts$/
const TABLE =
  /\/src\/(shell\/(Zoomable|Inset|Amount|Failing)\.svelte|lib\/(ripples|viewport|keyboard|folding|socket)\.ts|boards\/(registry\.svelte|bare|line|log)\.ts|table\/((TablePage|TableShell|DecisionBar|Calls|Players|LogTab|RunningLine|Refusal|Clock)\.svelte|(sounds|parade|waiting|table\.svelte|about\.svelte)\.ts))$/

export default defineConfig({
  plugins: [svelte(), fonts(), worker(), packed()],
  build: {
    outDir: '../src/roundhouse/server/static',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    minify: 'terser', // slower than the usual one, and smaller by a fifteenth
    // to read a property is to watch it: no such line may go
    terserOptions: { module: true, compress: { passes: 3, pure_getters: false }, format: { comments: false } },
    rollupOptions: {
      output: {
        experimentalMinChunkSize: 8000, // a file for a few lines costs more than the lines
        // what every page has, in one file, and in another what every table has: one file packs better than six
        manualChunks: (id) => (SHELL.test(id) ? 'shell' : TABLE.test(id) ? 'table' : undefined),
      },
    },
    modulePreload: { polyfill: false }, // the polyfill would be an inline script in old browsers
  },
  server: { proxy: { '/api': { target: server, ws: true } }, fs: { allow: ['.', '../src/roundhouse/games'] } },
  resolve: {
    // the games' faces lie outside this folder: what they import is looked for here
    alias: { $web: at('src'), $tests: at('tests'), $fonts: FONTS },
    dedupe: ['svelte', 'vitest'],
    ...(process.env.VITEST ? { conditions: ['browser'] } : {}),
  },
  test: {
    environment: 'jsdom',
    include: ['tests/**/*.test.ts', '../src/roundhouse/games/*/face/tests/**/*.test.ts'],
    // a busy machine is no fault of the client
    hookTimeout: 60_000,
    testTimeout: 60_000,
  },
})
