interface Props {
  label: string
  /** Bytes. */
  used: number
  /** Bytes. */
  quota: number
}

/** How much of the allowed space is used, in the colours of the theme. */
export function SpaceMeter({ label, used, quota }: Props) {
  return (
    <meter
      aria-label={label}
      min={0}
      max={Math.max(1, quota)}
      value={used}
      className="block h-2.5 w-full overflow-hidden rounded-full border-0 bg-line [&::-moz-meter-bar]:bg-accent [&::-webkit-meter-bar]:h-2.5 [&::-webkit-meter-bar]:rounded-full [&::-webkit-meter-bar]:border-0 [&::-webkit-meter-bar]:bg-line [&::-webkit-meter-bar]:bg-none [&::-webkit-meter-optimum-value]:bg-accent [&::-webkit-meter-optimum-value]:bg-none"
    />
  )
}
