/** The counter that instrumented modules (`countOperations`) increment. */
class Operations {
  done = 0

  /** Counts the elements of an array or collection that was spread or created, and returns it. */
  all<T>(of: T): T {
    const sized = of as { readonly length?: unknown; readonly size?: unknown } | null | undefined
    const elements = sized?.length ?? sized?.size
    if (typeof elements === 'number') this.done += elements
    return of
  }
}

const key = Symbol.for('operations')
const shared = globalThis as unknown as Record<symbol, Operations>

shared[key] ??= new Operations()
export const operations: Operations = shared[key]

type Method = (this: { readonly length: number }, ...given: never[]) => unknown

/** Sorting with the default comparison; the calls of a comparison function are counted where it is defined. */
const sorting = new Set(['sort', 'toSorted'])
const passing = (
  'concat copyWithin every fill filter find findIndex findLast findLastIndex flat flatMap forEach includes indexOf join lastIndexOf map reduce reduceRight ' +
  'reverse slice some sort splice toReversed toSorted toSpliced unshift with'
).split(' ')

/** Makes array methods count the elements that they visit, n log2 n for a sort. */
export function countBuiltIns(): void {
  const typed = Object.getPrototypeOf(Float64Array) as { readonly prototype: object }
  for (const prototype of [Array.prototype, typed.prototype] as unknown as Record<string, Method>[])
    for (const name of passing) {
      const own = prototype[name]
      if (own === undefined) continue
      wrap(prototype, name, function (this: { readonly length: number }, ...given) {
        const { length } = this
        operations.done += sorting.has(name) && length > 1 ? Math.round(length * Math.log2(length)) : length
        return own.apply(this, given)
      })
    }
  const { set } = typed.prototype as unknown as Record<string, Method>
  wrap(typed.prototype, 'set', function (this: { readonly length: number }, ...given) {
    operations.all(given[0])
    return set?.apply(this, given)
  })
  for (const made of [Array, typed] as unknown as Record<string, Method>[]) {
    const { from } = made
    wrap(made, 'from', function (this: { readonly length: number }, ...given) {
      return operations.all(from?.apply(this, given))
    })
  }
}

function wrap(of: object, name: string, value: Method): void {
  Object.defineProperty(of, name, { value, writable: true, configurable: true })
}
