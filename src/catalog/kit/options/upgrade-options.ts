import type { Json } from '../json.ts'
import type { StoredOptions } from './stored-options.ts'

/**
 * Conversion of options from one version to the next. Leaf by leaf, and always from everything stored, because devices with different versions
 * of the program write to one record: a value that an older one writes under an old name, after a newer one has written, counts as the later
 * value under the new name.
 */
export interface Upgrade {
  /**
   * Converts one stored option; undefined leaves it unchanged, `{}` drops it. It must leave its own results unchanged: an option whose value
   * needs another form gets another name.
   */
  readonly leaf?: (leaf: string, value: Json) => StoredOptions | undefined
  /**
   * The behaviour of the older version where the newer one has an option. An option whose initial value changes gets another name, and the old
   * value is here.
   */
  readonly unsaid?: StoredOptions
}

/** By the version converted from; all are present. */
export type Upgrades = Readonly<Record<number, Upgrade>>

/** The versions of its definition under which a question was stored. */
export interface StoredVersion {
  /** The newest version that wrote to it. */
  readonly version: number
  /** The version that created it, if different. */
  readonly firstVersion?: number
}

/**
 * Converts stored options of an older version to current ones; undefined if a newer version of the program wrote them, which must not be
 * guessed at. The input is in the order of writing: of two that become one, the later counts. Throws an Error if the definition lacks an
 * upgrade.
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
      upgraded.delete(name) // the order is that of the values that count
      upgraded.set(name, answer)
    }
  return { ...(isOlder ? unsaid : {}), ...Object.fromEntries(upgraded) }
}
