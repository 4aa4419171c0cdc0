import { proxy, subscribe, useSnapshot } from 'valtio'
import type { EnteredInputs } from '#catalog/kit/tool/calculator-input-spec.ts'
import { session } from '../../state/session.ts'

/**
 * What was entered in each tool, by its id, until this page is closed or reloaded, or another user signs in: in memory only, neither stored
 * nor sent.
 */
const kept = proxy<{ byTool: Readonly<Record<string, EnteredInputs>> }>({ byTool: {} })

export function keptInputs(tool: string): EnteredInputs | undefined {
  return kept.byTool[tool]
}

/** Inputs without a value are not kept. */
export function keepInputs(tool: string, entered: EnteredInputs): void {
  const { [tool]: _, ...others } = kept.byTool
  const isEmpty = Object.values(entered).every((value) => value === null)
  kept.byTool = isEmpty ? others : { ...others, [tool]: entered }
}

export function eraseInputs(): void {
  kept.byTool = {}
}

/** Number of tools with inputs. */
export function useKeptInputs(): number {
  return Object.keys(useSnapshot(kept).byTool).length
}

let user = session.user?.id
subscribe(session, () => {
  if (session.user?.id === user) return
  user = session.user?.id
  eraseInputs()
})
