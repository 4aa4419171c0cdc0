const names = {
  complete: /^i?cr$|complete (response|remission)|完全缓解/iu,
  partial: /^i?pr$|partial (response|remission)|部分缓解/iu,
  stable: /^i?sd$|stable disease|(疾病)?稳定/iu,
} as const

export type Responses = Readonly<Record<'objective' | 'control', readonly string[]>>

/** Which names of best responses count as objective response (CR, PR) and as disease control (those and SD). */
export function responsesAmong(levels: readonly string[]): Responses {
  const among = (...kinds: readonly (keyof typeof names)[]) =>
    levels.filter((level) => kinds.some((kind) => names[kind].test(level.trim())))
  return { objective: among('complete', 'partial'), control: among('complete', 'partial', 'stable') }
}
