import type { ServerResponse } from 'node:http'

export function notFound(response: ServerResponse): void {
  response
    .writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
    .end('Not found\n')
}
