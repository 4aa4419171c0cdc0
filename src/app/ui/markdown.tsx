import { lexer, type Token, type Tokens } from 'marked'
import { createContext, Fragment, memo, type ReactNode, useContext, useMemo } from 'react'

const isSafe = (href: string) => /^(https?:|mailto:|\/(?!\/)|#)/i.test(href)
const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" }
/** The text of a token, with its entities as the characters that they name. */
export const plain = (text: string) => text.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity)

type LinkOf = (href: string, children: ReactNode) => ReactNode
/** How links are shown in text that others have written; undefined in texts of the site. */
const Links = createContext<LinkOf | undefined>(undefined)

/** @param language the first word after the fence, such as `r`; empty for none */
type CodeOf = (text: string, language: string) => ReactNode
const Codes = createContext<CodeOf>((text) => (
  <pre className="rounded-md bg-sunken p-3 font-mono text-sm break-words whitespace-pre-wrap">{text}</pre>
))

/**
 * Markdown as elements: HTML is shown as text, links have safe schemes only, pictures come from this site.
 * @param link shows links in its own way; then pictures are shown as their descriptions. The same function on each render, as `code`.
 * @param code shows blocks of code
 */
export function Markdown({ text, link, code }: { text: string; link?: LinkOf; code?: CodeOf }) {
  const tokens = useMemo(() => lexer(text), [text])
  const usual = useContext(Codes)
  return (
    <Links value={link}>
      <Codes value={code ?? usual}>
        <div className="prose">
          {tokens.map((token, i) => (
            <Block key={`${i}${token.type}`} raw={token.raw} token={token} />
          ))}
        </div>
      </Codes>
    </Links>
  )
}

/** Rendered again only if its text has changed: of a text that grows only the last block is. */
const Block = memo(
  ({ token }: { raw: string; token: Token }) => <>{one(token)}</>,
  (before, after) => before.raw === after.raw,
)

function Anchor({ href, children }: { href: string; children: ReactNode }) {
  const link = useContext(Links)
  if (link) return link(href, children)
  return isSafe(href) ? (
    <a href={href} rel="noopener noreferrer">
      {children}
    </a>
  ) : (
    children
  )
}

function Code({ text, language }: { text: string; language: string }) {
  return useContext(Codes)(text, language)
}

function Picture({ href, text }: { href: string; text: string }) {
  const isForeign = useContext(Links) !== undefined
  return !isForeign && href.startsWith('/media/') ? <img src={href} alt={text} loading="lazy" /> : text
}

function all(tokens: readonly Token[] | undefined): ReactNode {
  return tokens?.map((token, i) => <Fragment key={`${i}${token.type}`}>{one(token)}</Fragment>)
}

function one(token: Token): ReactNode {
  switch (token.type) {
    case 'heading':
      return heading(token as Tokens.Heading)
    case 'paragraph':
      return <p>{all(token.tokens)}</p>
    case 'list':
      return list(token as Tokens.List)
    case 'list_item':
      return <li>{all(token.tokens)}</li>
    case 'blockquote':
      return <blockquote className="border-l-2 border-line-strong pl-4 text-ink-2">{all(token.tokens)}</blockquote>
    case 'table':
      return table(token as Tokens.Table)
    case 'code':
      return <Code text={token.text} language={/^\S*/.exec(token.lang ?? '')?.[0] ?? ''} />
    case 'codespan':
      return <code className="rounded-sm bg-sunken px-1 font-mono text-[0.9em]">{plain(token.text)}</code>
    case 'strong':
      return <strong className="font-semibold">{all(token.tokens)}</strong>
    case 'em':
      return <em>{all(token.tokens)}</em>
    case 'link':
      return <Anchor href={token.href}>{all(token.tokens)}</Anchor>
    case 'image':
      return <Picture href={token.href} text={token.text} />
    case 'br':
      return <br />
    case 'hr':
      return <hr className="my-6 border-line" />
    case 'text':
      return token.tokens ? all(token.tokens) : plain(token.text)
    case 'escape':
      return token.text
    case 'space':
      return null
    default:
      return token.raw
  }
}

function heading({ depth, tokens }: Tokens.Heading): ReactNode {
  if (depth === 1) return <h1>{all(tokens)}</h1>
  return depth === 2 ? <h2>{all(tokens)}</h2> : <h3>{all(tokens)}</h3>
}

function list({ ordered, items }: Tokens.List): ReactNode {
  return ordered ? <ol className="list-decimal">{all(items)}</ol> : <ul>{all(items)}</ul>
}

function table({ header, rows }: Tokens.Table): ReactNode {
  return (
    <table className="three-line my-4 text-sm">
      <thead>
        <tr>
          {header.map((cell, i) => (
            <th key={`${i}${cell.text}`}>{all(cell.tokens)}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, r) => (
          <tr key={`${r}`}>
            {row.map((cell, i) => (
              <td key={`${i}${cell.text}`}>{all(cell.tokens)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
