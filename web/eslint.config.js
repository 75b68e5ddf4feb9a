import js from '@eslint/js'
import prettier from 'eslint-config-prettier'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'

// run from the root of the repository, so that the games' faces are inside: see "lint" in package.json
export default ts.config(
  { ignores: ['**/node_modules/', '.*/', 'build/', 'dist/', 'src/roundhouse/server/static/'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  prettier,
  ...svelte.configs.prettier,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    rules: {
      // {#each { length: n } as _, i} has to name what it does not use
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // a space at the edge of a block would be trimmed: it is written {' '}
      'svelte/no-useless-mustaches': 'off',
      // it cannot tell a Map that changes in view of the page from one that is made anew by $derived, or a cache that nothing draws
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  {
    files: ['web/src/**', 'src/roundhouse/games/*/face/*'],
    ignores: ['**/generated/**', 'src/roundhouse/games/*/face/shapes.ts'],
    rules: {
      // what is declared is generated, what is foreign is looked at; the few that remain say why. `as const` is no assertion
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/no-non-null-assertion': 'error',
    },
  },
)
