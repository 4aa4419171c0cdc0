/** The name of this browser in the list of signed-in devices. */
export function deviceName(): string {
  const { userAgent } = navigator
  const browser = /Edg|Firefox|Chrome|Safari/.exec(userAgent)?.[0] ?? 'Browser'
  const system = /Android|iPhone|iPad|Windows|Mac OS|Linux/.exec(userAgent)?.[0] ?? ''
  return `${browser} ${system}`.trim()
}
