import { Trans } from '@lingui/react/macro'
import { fixed } from '#catalog/kit/present/format.ts'
import type { Classification } from '#catalog/kit/tool/classification.ts'
import { useWords } from '../../i18n/use-words.ts'

/** The bands of one classification, as half-open intervals. */
export function BandTable({ rule: { title, bands, on }, decimals }: { rule: Classification; decimals: number }) {
  const { say } = useWords()
  const range = (from: number | undefined, to: number | undefined) => {
    const [low, high] = [from, to].map((value) => (value === undefined ? '' : fixed(value, decimals)))
    if (from === undefined) return `< ${high}`
    return to === undefined ? `≥ ${low}` : `${low} – < ${high}`
  }
  return (
    <table className="three-line text-sm">
      <caption className="pb-1.5 text-left">
        {title ? <span className="font-semibold">{say(title)}. </span> : null}
        {on === 'raw' ? (
          <Trans>Applied to the value before rounding.</Trans>
        ) : (
          <Trans>Applied to the rounded value.</Trans>
        )}
      </caption>
      <tbody>
        {bands.map((band, i) => (
          <tr key={band.id}>
            <td className="whitespace-nowrap">{range(band.from, bands[i + 1]?.from)}</td>
            <th scope="row" className="break-keep">
              {say(band.label)}
            </th>
            <td>{say(band.meaning)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
