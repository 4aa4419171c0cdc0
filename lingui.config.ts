import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

const app = '<rootDir>/src/app'
const locales = `${app}/i18n/locales`
const never = ['**/*.gen.ts', '**/*.test.*']

/** Folders and files of `src/app` whose messages every page loads at the start, without those that `later` names below them. */
export const first: readonly string[] = [
  'api',
  'faults',
  'features/notices',
  'features/passport',
  'features/reading',
  'features/shell',
  'features/tools',
  'i18n',
  'loading',
  'offline',
  'router.tsx',
  'routes',
  'start.tsx',
  'state',
  'ui',
  'verification',
]

/** Catalogues that load with their code (`i18n/messages.ts`); `own` has the messages of all folders that are named neither here nor above. */
export const later: Readonly<Record<string, readonly string[]>> = {
  account: [
    'feedback',
    'features/account',
    'features/client',
    'features/passport/device-limit-dialog.tsx',
    'features/personal',
    'features/shell/agreement-dialog-content.tsx',
    'features/shell/home-screen-dialog.tsx',
    'features/shell/logout-dialog.tsx',
    'features/shell/offline-dialog.tsx',
    'features/shell/session-dialog-content.tsx',
    'features/shell/user-menu.tsx',
    'features/shell/utilities-menu.tsx',
  ],
  chat: ['assistant', 'features/assistant'],
  welcome: ['features/welcome', 'features/tutorials'],
  patient: ['features/tools/patient'],
  own: [],
}

const pathsOf = (names: readonly string[]) => names.map((name) => `${app}/${name}${name.includes('.') ? '' : '/'}`)
const named = Object.values(later).flat()

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'zh'],
  catalogs: [
    { path: `${locales}/{locale}`, include: pathsOf(first), exclude: [...never, ...pathsOf(named)] },
    ...Object.entries(later).map(([name, folders]) => ({
      path: `${locales}/${name}/{locale}`,
      include: folders.length > 0 ? pathsOf(folders) : [app],
      exclude: folders.length > 0 ? never : [...never, ...pathsOf([...first, ...named])],
    })),
  ],
  format: formatter({ lineNumbers: false }),
  compileNamespace: 'ts',
})
