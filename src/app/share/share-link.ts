/** The address of a share. The key is in the fragment, which browsers send to no server. */
export function shareLink(origin: string, id: string, key: string): string {
  return `${origin}/share?id=${id}#k=${key}`
}

/** The key in the fragment of an address, without `#`; empty if there is none. */
export function keyIn(hash: string): string {
  return new URLSearchParams(hash).get('k') ?? ''
}
