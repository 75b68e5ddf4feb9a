import { defineConfig } from '@playwright/test'

export default defineConfig({
  tsconfig: 'tsconfig.json',
  projects: [
    { name: 'shell', testDir: 'e2e' },
    { name: 'faces', testDir: '../src/roundhouse/games', testMatch: '*/face/e2e/*.spec.ts' },
    { name: 'examples', testDir: '../examples', testMatch: '*/e2e/*.spec.ts' },
  ],
  timeout: 120_000,
  expect: { timeout: 10_000 },
  workers: 1,
  // games are dealt at random: a test that fails once and then passes is reported as flaky, with the trace of what it met
  retries: 1,
  fullyParallel: false,
  reporter: [['list']],
  outputDir: '../build/browser-tests',
  globalSetup: './e2e/setup.ts',
  use: {
    baseURL: `http://127.0.0.1:${process.env['ROUNDHOUSE_TEST_PORT'] ?? 8971}`,
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
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
