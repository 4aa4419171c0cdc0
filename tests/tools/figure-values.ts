import type { Done, Numeric } from '#catalog/kit/outcome/outcome.ts'

/** Every number of a figure's data by path: `chart/groups/0/density/12`; the only number of a list by the path of the list, as in R. */
export function figureValues({ figures }: Done): ReadonlyMap<string, Numeric> {
  const values = new Map<string, Numeric>()
  const walk = (path: string, value: unknown): void => {
    if (typeof value === 'number' || value === 'NaN' || value === 'Inf' || value === '-Inf') values.set(path, value)
    else if (Array.isArray(value) && value.length === 1 && typeof value[0] === 'number') walk(path, value[0])
    else if (typeof value === 'object' && value !== null && !('variable' in value))
      for (const [key, inner] of Object.entries(value)) walk(`${path}/${key}`, inner)
  }
  for (const figure of figures) walk(figure.id, figure.data)
  return values
}
