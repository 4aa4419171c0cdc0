import { expect, test } from 'vitest'
import { decide, ownerKeyIn, ownPath } from './guard.ts'

const registered = new Set([
  '/project/list',
  '/login',
  '/register',
  '/tool/index',
  '/tool/detail',
  '/tutorials/index',
  '/notice',
  '/share',
  '/verify',
  '/privacy/index',
  '/home',
  '/404',
  '/401',
  '/638',
  '/agreement/userAgreement',
  '/redirect/x',
  '/storage/index',
  '/guide',
  '/personal/index',
])

function at(path: string, { signedIn = false, hasToken = signedIn }: { signedIn?: boolean; hasToken?: boolean } = {}) {
  return decide({ path, signedIn, hasToken, isRegistered: (known) => registered.has(known) })
}

test.each(['/login', '/register', '/privacy/index', '/tutorials/index', '/notice', '/tool/index', '/tool/detail'])(
  '%s is open to everyone',
  (path) => {
    expect(at(path)).toEqual({ to: 'stay' })
  },
)

test.each(['/home', '/share', '/verify', '/404', '/401', '/638', '/agreement/userAgreement', '/redirect/x'])(
  '%s is open to everyone',
  (path) => {
    expect(at(path)).toEqual({ to: 'stay' })
  },
)

test('any other page asks an anonymous visitor to log in', () => {
  expect(at('/storage/index')).toEqual({ to: 'login' })
  expect(at('/guide')).toEqual({ to: 'login' })
  expect(at('/project/list')).toEqual({ to: 'login' })
})

test('a signed-in user who opens /login is sent to /', () => {
  expect(at('/login', { signedIn: true })).toEqual({ to: 'path', path: '/' })
})

test('user data stay open after the server ended the session, and /login is reachable', () => {
  expect(at('/project/list', { signedIn: true, hasToken: false })).toEqual({ to: 'stay' })
  expect(at('/login', { signedIn: true, hasToken: false })).toEqual({ to: 'stay' })
})

test.each(['/personal', '/personal/', '/personal/basic-info'])('%s is the overview of the account centre', (path) => {
  expect(at(path, { signedIn: true })).toEqual({ to: 'path', path: '/personal/index' })
  expect(at(path)).toEqual({ to: 'login' })
})

test('an unknown path leads to the project list', () => {
  expect(at('/no/such/page', { signedIn: true })).toEqual({ to: 'path', path: '/project/list' })
  expect(at('/no/such/page')).toEqual({ to: 'path', path: '/project/list' })
})

test('a page of the table that does not exist yet is an unknown path', () => {
  expect(at('/forgotPassword')).toEqual({ to: 'path', path: '/project/list' })
})

test('a section leads to its index', () => {
  expect(at('/tool')).toEqual({ to: 'path', path: '/tool/index' })
  expect(at('/privacy')).toEqual({ to: 'path', path: '/privacy/index' })
  expect(at('/', { signedIn: true })).toEqual({ to: 'path', path: '/project/list' })
  expect(at('/passport/register/')).toEqual({ to: 'path', path: '/register' })
})

const origin = 'https://example.org'
test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  '',
  '/\\/evil',
])('the redirect %j does not leave the site', (redirect) => {
  expect(ownPath(redirect, origin)).toBeUndefined()
})

test('a path of the site keeps its query and fragment', () => {
  expect(ownPath('/tool/detail?id=x#y', origin)).toBe('/tool/detail?id=x#y')
  expect(ownPath('/%2F%2Fevil.example', origin)).toBe('/%2F%2Fevil.example')
})

test('[A8] the key of the owner’s address is read from its fragment', () => {
  expect(ownerKeyIn('#owner=a-Key_1')).toBe('a-Key_1')
  expect(['', '#', '#owner=', '#owner=a b', '#x&owner=a'].map(ownerKeyIn)).toEqual(Array(5).fill(undefined))
})
