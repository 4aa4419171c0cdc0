import { useState } from 'react'

interface Props {
  src: string | undefined
  /** Its first character replaces a missing picture. */
  name: string
  /** Pixels. */
  size: number
}

/** The picture of a user whose name is beside it. */
export function Avatar({ src, name, size }: Props) {
  const [failed, setFailed] = useState<string>()
  const look = 'shrink-0 rounded-full'
  if (src && src !== failed) {
    return (
      <img
        src={src}
        alt=""
        width={size}
        height={size}
        className={`${look} bg-sunken object-cover`}
        style={{ width: size, height: size }}
        onError={() => setFailed(src)}
      />
    )
  }
  return (
    <span
      aria-hidden
      className={`${look} inline-grid place-items-center bg-accent-soft font-semibold text-accent uppercase select-none`}
      style={{ width: size, height: size, fontSize: size * 0.42 }}
    >
      {/./u.exec(name)?.[0]}
    </span>
  )
}
