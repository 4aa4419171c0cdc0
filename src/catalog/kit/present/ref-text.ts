import type { Display } from '../message.ts'
import type { LevelRef, VariableRef } from '../outcome/outcome.ts'

/** A variable or one of its levels by name. */
export function refText(ref: VariableRef | LevelRef, { names, settings }: Display): string {
  if (!('level' in ref)) return names.variable(ref.variable)
  const level = names.level(ref)
  if (ref.named !== true) return level
  const variable = names.variable(ref.variable)
  return settings.language === 'zh' ? `${variable}：${level}` : `${variable}: ${level}`
}
