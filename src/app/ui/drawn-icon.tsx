interface Props {
  /** Path data on a square of 24 units. */
  d: string
  size?: number
}

/** An icon of one place, drawn like those of the library: an icon of the library is in the first script of every page. */
export function DrawnIcon({ d, size = 15 }: Props) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={d} />
    </svg>
  )
}
