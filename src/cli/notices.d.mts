interface ShippedPackage {
  readonly name: string
  readonly version: string
  /** From its package.json. */
  readonly license: string | null
  readonly folder: string
}

/** The installed packages of the lockfile that are not development tools, each once. */
export function shippedPackages(): readonly ShippedPackage[]
/** The text of a package's licence, with its notice if there is one; null if it has none. */
export function licenceText(folder: string): string | null
