import { mkdirSync, writeFileSync } from 'node:fs'
import { renderAsync } from '@resvg/resvg-js'
import { build } from './content/gallery.ts'
import { pictures } from '#features/gallery/core/pictures.ts'
import { drawnSvg } from '#features/gallery/server/drawn-image.ts'
import { readQuotedTexts } from '#features/gallery/server/gallery-texts.ts'
import { languageOf } from '#shared/core/languages.ts'
mkdirSync('dist/content/gallery', { recursive: true })
await build('dist/content/gallery')
const quoted = await readQuotedTexts('dist/content')
const [filter='.', size='square', lang='en', width='420'] = process.argv.slice(2)
const imgs=[]
for (const p of pictures.filter(p=>new RegExp(filter).test(p.id))) {
  const svg = drawnSvg(p,{quoted,language:languageOf(lang)!,size:size as never})
  const png=(await renderAsync(svg,{font:{loadSystemFonts:false},fitTo:{mode:'width',value:+width}})).asPng()
  imgs.push(`<figure style="margin:0"><img src="data:image/png;base64,${png.toString('base64')}"><figcaption style="font:11px sans-serif">${p.id} ${Math.round(svg.length/1000)}k</figcaption></figure>`)
}
writeFileSync('/tmp/gal/sheet.html',`<meta charset=utf8><body style="margin:0;display:flex;flex-wrap:wrap;gap:6px;background:#999">${imgs.join('')}</body>`)
