const units = ['B', 'kB', 'MB', 'GB', 'TB']

/** A readable size: at most three significant digits, powers of 1000. */
export function fileSize(bytes: number): string {
  let value = bytes
  let unit = 0
  while (value >= 1000 && unit < units.length - 1) {
    value /= 1000
    unit += 1
  }
  return `${unit === 0 || value >= 100 ? Math.round(value) : value.toFixed(1)} ${units[unit]}`
}
