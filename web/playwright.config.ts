import { defineConfig } from '@playwright/test'

export default defineConfig({
  tsconfig: 'tsconfig.json',
  projects: [
    { name: 'shell', testDir: 'e2e' },
    { name: 'faces', testDir: '../src/roundhouse/games', testMatch: '*/face/e2e/*.spec.ts' },
    { name: 'examples', testDir: '../examples', testMatch: '*/e2e/*.spec.ts' },
  ],
  timeout: 300_000, // a whole game, on a machine that is busy with other things
  expect: { timeout: 20_000 },
  workers: 2,
  retries: 0, // a test that passes at the second try has found something
  fullyParallel: true,
  reporter: [['list']],
  outputDir: '../build/browser-tests',
  use: {
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
    serviceWorkers: 'block', // but for the test that is about them
    screenshot: 'only-on-failure',
    // what was done and what the page said; pictures of every step (`--trace retain-on-failure`) take twice as long
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-proxy-server',
      ],
    },
  },
})
