export const budgets: Readonly<Record<'check' | 'pauses' | 'server' | 'build' | 'browser' | 'bench', number>>

export function spentOf(seconds: Readonly<Record<string, number>>): {
  readonly lines: readonly string[]
  readonly over: readonly string[]
}

export function secondsByEntry(
  report: object,
  ids: readonly string[],
): readonly (readonly [id: string, seconds: number])[]
