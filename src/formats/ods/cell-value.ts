import { attribute } from '../xml/xml-scanner.ts'

const DAY_SECONDS = 86_400

/** The text of a cell by its attributes, in the form that text files have; null if it is what is written in the cell. */
export function valueText(attributes: string): string | null {
  // an error keeps the words that are shown
  if (attributes.includes('calcext:value-type="error"')) return null
  switch (attribute(attributes, 'value-type')) {
    case 'float':
    case 'percentage':
    case 'currency':
      return attribute(attributes, 'value') ?? null
    case 'date':
      return dateText(attribute(attributes, 'date-value') ?? '')
    case 'time':
      return timeText(attribute(attributes, 'time-value') ?? '')
    case 'boolean':
      return attribute(attributes, 'boolean-value') === 'true' ? 'TRUE' : 'FALSE'
    case 'string':
      return attribute(attributes, 'string-value') ?? null
    default:
      return null
  }
}

/** `2023-05-01T08:30:00.500000000` with at most thousandths, and without a clock at midnight. */
function dateText(value: string): string {
  const [, day = value, clock, fraction = ''] = /^([^T]+)T(\d\d:\d\d:\d\d)(?:[.,](\d+))?/.exec(value) ?? []
  if (clock === undefined) return day
  const thousandths = fraction.slice(0, 3).padEnd(3, '0')
  if (clock === '00:00:00' && thousandths === '000') return day
  return `${day} ${clock}${thousandths === '000' ? '' : `.${thousandths}`}`
}

/** A time of day as its clock; a longer or negative time in days, as Excel stores it. */
function timeText(value: string): string {
  const [, sign, days = '0', hours = '0', minutes = '0', seconds = '0'] =
    /^(-?)P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:[.,]\d+)?)S)?)?$/.exec(value) ?? []
  if (sign === undefined) return value
  const total = ((Number(days) * 24 + Number(hours)) * 60 + Number(minutes)) * 60 + Number(seconds.replace(',', '.'))
  if (sign === '' && total < DAY_SECONDS) return new Date(total * 1000).toISOString().slice(11, 19)
  return String((sign === '' ? total : -total) / DAY_SECONDS)
}
