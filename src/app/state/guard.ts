/** The route guard of the product, in one place and as data. Pages that do not exist yet are in the table but not in the router. */
export const HOME = '/project/list'

const open = new Set([
  '/login',
  '/register',
  '/forgotPassword',
  '/privacy/index',
  '/tutorials/index',
  '/notice',
  '/share',
  '/verify',
  '/chat/auth',
  '/tool/index',
  '/tool/detail',
  '/home',
  '/404',
  '/401',
  '/638',
])
const openBelow = ['/agreement/', '/redirect/']

/** A section redirects to its index or list. */
const sections: Readonly<Record<string, string>> = {
  '/': HOME,
  '/project': HOME,
  '/tutorials': '/tutorials/index',
  '/storage': '/storage/index',
  '/downloadpc': '/downloadpc/index',
  '/dataHandle': '/dataHandle/index',
  '/dataAnalysis': '/dataAnalysis/index',
  '/statistical': '/statistical/index',
  '/tool': '/tool/index',
  '/privacy': '/privacy/index',
  '/personal': '/personal/index',
  '/personal/basic-info': '/personal/index',
  '/passport/register': '/register',
}

interface Place {
  readonly path: string
  /** There is a token, or user data are open without one after the server ended the session. */
  readonly signedIn: boolean
  readonly hasToken: boolean
  readonly isRegistered: (path: string) => boolean
}

export type Verdict =
  | { readonly to: 'stay' }
  | { readonly to: 'path'; readonly path: string }
  | { readonly to: 'login' }

const plain = (path: string): string => {
  const bare = path.length > 1 ? path.replace(/\/+$/, '') : path
  return Object.hasOwn(sections, bare) ? (sections[bare] ?? HOME) : bare
}

const isOpen = (target: string): boolean => open.has(target) || openBelow.some((prefix) => target.startsWith(prefix))

/** Whether the page is the same for everyone, so that it need not wait for the session. */
export function isSameForAll(path: string): boolean {
  const target = plain(path)
  return isOpen(target) && target !== '/login'
}

export function decide({ path, signedIn, hasToken, isRegistered }: Place): Verdict {
  const target = plain(path)
  if (target === '/login' && hasToken) return { to: 'path', path: '/' }
  if (!isRegistered(target)) {
    // an unknown path is the project list, which requires a login
    return { to: 'path', path: HOME }
  }
  // the login does not fit into the assistant's drawer
  if (target === '/chat/frame' && !signedIn) return { to: 'path', path: '/chat/auth' }
  if (!isOpen(target) && !signedIn) return { to: 'login' }
  return target === path ? { to: 'stay' } : { to: 'path', path: target }
}

/** The key in the owner's address (SPEC A8), which signs in even if a session is open. */
export function ownerKeyIn(hash: string): string | undefined {
  return /^#owner=([\w-]+)$/.exec(hash)?.[1]
}

/** The path after logging in: only on this site, whatever the address contains. */
export function ownPath(redirect: string | undefined, origin: string): string | undefined {
  if (!redirect?.startsWith('/')) return undefined
  try {
    const url = new URL(redirect, origin)
    if (url.origin !== origin || url.username) return undefined
    return url.pathname.startsWith('//') ? undefined : url.pathname + url.search + url.hash
  } catch {
    return undefined
  }
}
