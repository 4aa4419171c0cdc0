import { proxy } from 'valtio'
import { readDevice, writeDevice } from '../device/device-database.ts'
import { readHint, writeHint } from '../device/hint.ts'

export type Theme = 'system' | 'light' | 'dark'

const KEY = 'theme'
const dark = matchMedia('(prefers-color-scheme: dark)')
export const theme = proxy<{ choice: Theme; shown: 'light' | 'dark' }>({ choice: 'system', shown: 'light' })

function apply(): void {
  theme.shown = theme.choice === 'system' ? (dark.matches ? 'dark' : 'light') : theme.choice
  document.documentElement.dataset.theme = theme.shown
}

function isTheme(value: unknown): value is Theme {
  return value === 'system' || value === 'light' || value === 'dark'
}

/** The last theme at once; then the one in the device database. */
export async function hydrateTheme(): Promise<void> {
  dark.addEventListener('change', apply)
  const hint = readHint(KEY)
  theme.choice = isTheme(hint) ? hint : 'system'
  apply()
  theme.choice = (await readDevice<Theme>(KEY).catch(() => undefined)) ?? 'system'
  apply()
}

/** Shows a theme without keeping the choice: a page in the drawer follows the page around it. */
export function showTheme(choice: Theme): void {
  theme.choice = choice
  apply()
}

export async function chooseTheme(choice: Theme): Promise<void> {
  showTheme(choice)
  writeHint(KEY, choice)
  await writeDevice(KEY, choice)
}
