/** An icon of the charts' own pages: those of the icon library are in the script that every page loads first. */
export function PaintRoller({ size }: { size: number }) {
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
      <rect x={3} y={3} width={15} height={6} rx={2} />
      <path d="M18 6h1a2 2 0 0 1 2 2v2a2 2 0 0 1-2 2h-5a2 2 0 0 0-2 2v2" />
      <rect x={10} y={16} width={4} height={5} rx={1} />
    </svg>
  )
}
