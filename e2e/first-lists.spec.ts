import { expect, language, test } from './fixtures.ts'

/** The first entries of these lists come with their pages, and so does an entry that is opened by its address. */
const lists = ['/islamic-names', '/hadiths', '/islamic-business', '/blog', '/islamic-qa', '/courses']
const entries = ['/islamic-names/umar', '/hadiths/bukhari-1', '/islamic-qa/what-breaks-wudu']
/** The calls of these lists and entries. Who is signed in, and further parts of the page, are asked for as before. */
const answered =
  /^\/api\/(islamic-names|hadiths|islamic-businesses|blog|answers|courses)(\/(count|popular|umar|bukhari-1|what-breaks-wudu))?$/

for (const code of ['en', 'ar'] as const) {
  test.describe(`in ${code}`, () => {
    test.use({ ...language(code), locale: code })

    test('a list or an entry comes with its page, without further requests', async ({ page }) => {
      const asked: string[] = []
      page.on('request', (request) => {
        const { pathname } = new URL(request.url())
        if (request.method() === 'GET' && pathname.startsWith('/api/')) asked.push(pathname)
      })
      for (const path of [...lists, ...entries]) {
        asked.length = 0
        await page.goto(path)
        await expect(page.getByRole('article').first(), path).toBeVisible()
        const listed = asked.filter((address) => answered.test(address))
        expect(listed, path).toEqual([])
      }
    })
  })
}
