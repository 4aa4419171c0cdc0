/** Checks of formulas that the engine has not answered yet. */
const pending = new Set<Promise<unknown>>()

/** Counts a check as pending until it has ended, in whatever way. */
export function track(check: Promise<unknown>): void {
  pending.add(check)
  const end = () => pending.delete(check)
  check.then(end, end)
}

/** Resolves when what was typed has been checked: a form that is sent at once waits for it. */
export async function whenChecked(): Promise<void> {
  while (pending.size > 0) await Promise.allSettled(pending)
}
