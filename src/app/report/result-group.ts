import type { Display } from '#catalog/kit/message.ts'
import type { LevelRef } from '#catalog/kit/outcome/outcome.ts'
import { titled } from '#catalog/kit/present/titled.ts'
import type { Language } from '#catalog/kit/words.ts'
import { groupKey } from '../outcome/group-key.ts'

/** A group of a split analysis. */
export interface ResultGroup {
  /** As stored (`groupKey`). */
  readonly key: string
  /** `Sex: Female`. */
  readonly name: string
}

export function resultGroup(level: LevelRef, { names, settings }: Display): ResultGroup {
  const name = titled(names.variable(level.variable), [names.level(level)], settings.language)
  return { key: groupKey(level), name }
}

/** The title of a table or figure with the group whose result it shows: `Baseline (Sex: Female)`. */
export function inGroup(title: string, group: ResultGroup | undefined, language: Language): string {
  if (!group) return title
  return language === 'zh' ? `${title}（${group.name}）` : `${title} (${group.name})`
}
