interface ShippedPackage {
  readonly name: string
  readonly version: string
  /** As its package.json says it. */
  readonly license: string | null
  readonly folder: string
}

/** The packages of the lockfile that are installed here and are no tools of the development, each once. */
export function shippedPackages(): readonly ShippedPackage[]
/** The text of a package's licence, and of its notice where it has one; null where it brings none. */
export function licenceText(folder: string): string | null
