import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { createServer, type TLSSocket } from 'node:tls'
import { freePort } from '#tests/support/free-port.ts'

/**
 * The server behind a proxy that ends TLS with a certificate of its own. WebKit obeys `no-store` of a page on https alone; on plain http it keeps
 * the page that was left in its back/forward cache with its open transactions, which then block IndexedDB for the next page.
 */
export async function behindTls(port: number, folder: string): Promise<{ origin: string; close(): void }> {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1']
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-noenc', '-days', '2', '-keyout', key, '-out', cert]
  execFileSync('openssl', [...made, ...subject], { stdio: 'ignore' })
  const open = new Set<TLSSocket>()
  const proxy = createServer({ key: readFileSync(key), cert: readFileSync(cert) }, (socket) => {
    const server = connect(port, '127.0.0.1')
    open.add(socket)
    socket.on('close', () => open.delete(socket) && server.destroy())
    socket.on('error', () => server.destroy())
    server.on('error', () => socket.destroy()).on('close', () => socket.destroy())
    socket.pipe(server).pipe(socket)
  })
  const own = await freePort()
  await new Promise<void>((listening) => proxy.listen(own, '127.0.0.1', listening))
  const close = () => {
    proxy.close()
    for (const socket of open) socket.destroy()
  }
  return { origin: `https://127.0.0.1:${own}`, close }
}
