import type { Json } from '../json.ts'
import type { StoredOptions } from './stored-options.ts'

/**
 * How answers of one version become those of the next. Leaf by leaf, and always from all that is stored, because devices with different versions of
 * the program write into one record: what an older one writes under an old name, after a newer one has written, counts as the later answer
 * under the new name.
 */
export interface Upgrade {
  /**
   * What one stored answer becomes; undefined leaves it as it is, `{}` drops it. Whatever it answers it must leave as it is: an answer that needs another
   * form of its value gets another name.
   */
  readonly leaf?: (leaf: string, value: Json) => StoredOptions | undefined
  /** What the older version did where the newer one asks. An answer whose initial value changes gets another name, and the old value stands here. */
  readonly unsaid?: StoredOptions
}

/** By the version that is left behind; none is left out. */
export type Upgrades = Readonly<Record<number, Upgrade>>

/** The versions of its definition under which a question was stored. */
export interface StoredVersion {
  /** The newest that wrote into it. */
  readonly version: number
  /** The one that it was made with, where that is another. */
  readonly firstVersion?: number
}

/**
 * Stored options of an older version as those of today, or undefined where they were written by a newer version of the program, which must then not
 * be guessed at. They are given in the order in which they were written: of two that become one, the later stands. Throws an Error where the
 * definition leaves out an upgrade.
 */
export function upgradeOptions(
  definition: { readonly version: number; readonly upgrades: Upgrades },
  { version, firstVersion = version }: StoredVersion,
  stored: StoredOptions,
): StoredOptions | undefined {
  if (version > definition.version) return undefined
  let upgraded = stored
  for (let v = 1; v < definition.version; v++) {
    const upgrade = definition.upgrades[v]
    if (upgrade === undefined) throw new Error(`There is no upgrade from version ${v}`)
    upgraded = upgradedBy(upgrade, upgraded, v >= firstVersion)
  }
  return upgraded
}

function upgradedBy({ leaf: becomes, unsaid = {} }: Upgrade, stored: StoredOptions, isOlder: boolean): StoredOptions {
  const upgraded = new Map<string, Json>()
  for (const [leaf, value] of Object.entries(stored))
    for (const [name, answer] of Object.entries(becomes?.(leaf, value) ?? { [leaf]: value })) {
      upgraded.delete(name) // the order is that of the answers that stand
      upgraded.set(name, answer)
    }
  return { ...(isOlder ? unsaid : {}), ...Object.fromEntries(upgraded) }
}
