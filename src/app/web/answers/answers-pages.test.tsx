import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Route } from 'wouter'
import type { AnswerAnswer, ListedQuestion } from '#features/answers/core/answers.contract.ts'
import { refusal, sentRequests, setConnected } from '#shared/web/testing/fake-api.ts'
import { renderPage } from '#shared/web/testing/render-page.tsx'

const pages = async () => {
  const { default: List } = await import('#features/answers/web/answers-page.tsx')
  const { AnswerPage } = await import('#features/answers/web/answer-page.tsx')
  return (
    <>
      <Route component={List} path="/islamic-qa" />
      <Route path="/islamic-qa/:slug">
        <AnswerPage verses={(reference) => <p>The text of {reference}</p>} />
      </Route>
    </>
  )
}

const wudu: ListedQuestion = {
  id: 'what-breaks-wudu',
  category: 'purity',
  question: 'What breaks wudu?',
  short: 'Sleep does.',
  language: 'en',
  schools: 3,
}
const { schools: _, ...prayer }: ListedQuestion = {
  ...wudu,
  id: 'combine',
  category: 'prayer',
  question: 'May I combine prayers?',
}
const answer: AnswerAnswer = {
  ...wudu,
  answer: 'The verse says so (5:6).\n\nSee al-Bukhari 135 and Muslim 999.',
  schoolViews: [
    { school: 'hanafi', text: 'Bleeding breaks it.', source: 'al-Hidayah' },
    { school: 'maliki', text: 'Bleeding doesn’t.', source: 'ash-Sharh al-Kabir' },
    { school: 'shafii', text: 'Bleeding doesn’t.', source: 'al-Majmu' },
  ],
  quran: ['5:6'],
  hadiths: [
    { collection: 'bukhari', number: 135, scheme: 'fath-al-bari', page: 'bukhari-135' },
    { collection: 'muslim', number: 999, scheme: 'abd-al-baqi', page: null },
    {
      collection: 'tirmidhi',
      number: 99,
      scheme: 'shakir',
      grade: 'hasan sahih',
      gradedBy: 'at-Tirmidhi',
      page: null,
    },
  ],
  sources: [{ author: 'an-Nawawi', title: 'al-Majmu', chapter: 'book of purity' }],
  keywords: ['wudu'],
  related: [prayer],
}
const found = (answers: readonly ListedQuestion[]) => ({
  answers,
  pagination: { page: 1, limit: 20, total: answers.length, totalPages: 1 },
})
const api = {
  'GET /api/answers': found([wudu, { ...prayer, schools: 0 }]),
  'GET /api/answers/what-breaks-wudu': answer,
  'POST /api/analytics/pageview': { counted: true },
}
const openForm = async (user: Awaited<ReturnType<typeof renderPage>>['user'], title: string) =>
  user.click(await screen.findByText(title, { selector: 'summary' }))

describe('the list of questions', () => {
  it('shows short answers, categories and how many schools are reported, and that it is no fatwa', async () => {
    await renderPage(pages, { at: '/islamic-qa', api })
    const card = within(await screen.findByRole('article', { name: 'What breaks wudu?' }))
    for (const text of ['Sleep does.', 'Purity', 'Views of 3 schools'])
      expect(card.getByText(text)).toBeVisible()
    expect(card.getByRole('link', { name: 'What breaks wudu?' })).toHaveAttribute(
      'href',
      '/islamic-qa/what-breaks-wudu',
    )
    const other = within(screen.getByRole('article', { name: 'May I combine prayers?' }))
    expect(other.queryByText(/Views of/)).toBeNull()
    expect(screen.getByRole('note')).toHaveTextContent(
      'They’re no fatwa. For your own case, ask a scholar you trust.',
    )
  })

  it('is filtered by category and search in the address', async () => {
    const { user } = await renderPage(pages, { at: '/islamic-qa', api })
    await screen.findByRole('article', { name: 'What breaks wudu?' })
    await user.selectOptions(screen.getByLabelText('Category'), 'Zakat and money')
    expect(location.search).toBe('?category=zakat')
    await user.type(screen.getByLabelText('Search questions'), 'gold')
    await waitFor(() =>
      expect(sentRequests('GET /api/answers').at(-1)?.query).toEqual({
        language: 'en',
        category: 'zakat',
        search: 'gold',
      }),
    )
  })

  it('says so when nothing is found, and when it can’t be loaded', async () => {
    const none = await renderPage(pages, {
      at: '/islamic-qa?search=zzz',
      api: { ...api, 'GET /api/answers': found([]) },
    })
    expect(await screen.findByText('No questions found')).toBeVisible()
    none.unmount()
    await renderPage(pages, {
      at: '/islamic-qa',
      api: { ...api, 'GET /api/answers': refusal(500, 'internal') },
    })
    expect(await screen.findByText('Couldn’t load the questions')).toBeVisible()
  })

  it('loads the answer of a question that is saved, for reading offline', async () => {
    const { user } = await renderPage(pages, { at: '/islamic-qa', api })
    await user.click(await screen.findByRole('button', { name: 'Save What breaks wudu?' }))
    await waitFor(() =>
      expect(sentRequests('GET /api/answers/what-breaks-wudu').at(-1)?.query).toEqual({ language: 'en' }),
    )
  })
})

describe('the page of a question', () => {
  it('shows views that schools share once, with all of them', async () => {
    await renderPage(pages, { at: '/islamic-qa/what-breaks-wudu', api })
    expect(await screen.findByRole('heading', { level: 1, name: 'What breaks wudu?' })).toBeVisible()
    expect(document.title).toBe('What breaks wudu? — Rafiq')
    expect(screen.getByRole('heading', { name: 'Hanafi' })).toBeVisible()
    const shared = screen.getByRole('heading', { name: 'Maliki · Shafi’i' }).closest('li') as HTMLElement
    expect(within(shared).getByText('Bleeding doesn’t.')).toBeVisible()
    expect(within(shared).getByText('al-Majmu')).toBeVisible()
    expect(screen.getByText('Schools with the same view share a card.')).toBeVisible()
  })

  it('links verses to the reader, and hadiths to their pages where they exist', async () => {
    await renderPage(pages, { at: '/islamic-qa/what-breaks-wudu', api })
    expect(await screen.findByRole('link', { name: '5:6' })).toHaveAttribute('href', '/quran/reader/5/6')
    expect(screen.getByRole('link', { name: 'al-Bukhari 135' })).toHaveAttribute(
      'href',
      '/hadiths/bukhari-135',
    )
    expect(screen.getByRole('link', { name: /Sahih al-Bukhari 135/ })).toHaveAttribute(
      'href',
      '/hadiths/bukhari-135',
    )
    expect(screen.getByText(/Sahih Muslim 999/)).toBeVisible()
    expect(screen.queryByRole('link', { name: /Muslim 999/ })).toBeNull()
    expect(screen.getByText(/Tirmidhi 99.*hasan sahih \(at-Tirmidhi\)/)).toBeVisible()
    expect(screen.getByText('The text of 5:6')).toBeVisible()
    expect(screen.getByText('an-Nawawi, al-Majmu, book of purity')).toBeVisible()
    expect(screen.getByRole('link', { name: /May I combine prayers/ })).toHaveAttribute(
      'href',
      '/islamic-qa/combine',
    )
  })

  it('is marked as English, and says so, in a language without answers', async () => {
    await renderPage(pages, { at: '/islamic-qa/what-breaks-wudu', api, language: 'fr' })
    const title = await screen.findByRole('heading', { level: 1, name: 'What breaks wudu?' })
    expect(title).toHaveAttribute('lang', 'en')
    expect(screen.getByText(/n’existe pas encore dans votre langue/)).toBeVisible()
    expect(screen.getByText('Bleeding breaks it.')).toHaveAttribute('dir', 'ltr')
  })

  it('says that an unknown question doesn’t exist', async () => {
    await renderPage(pages, {
      at: '/islamic-qa/none',
      api: { ...api, 'GET /api/answers/none': refusal(404, 'not_found') },
    })
    expect(await screen.findByRole('heading', { name: 'This page doesn’t exist' })).toBeVisible()
  })
})

describe('suggesting a question', () => {
  const label = 'Your question'

  it('sends it without an account and clears the field', async () => {
    const { user } = await renderPage(pages, {
      at: '/islamic-qa',
      api: { ...api, 'POST /api/answers/suggestions': { received: true } },
    })
    await openForm(user, 'Suggest a question')
    await user.type(screen.getByLabelText(label), 'Why do we pray?')
    await user.click(screen.getByRole('button', { name: 'Send question' }))
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveValue(''))
    expect(sentRequests('POST /api/answers/suggestions')).toMatchObject([
      { body: { question: 'Why do we pray?', website: '', language: 'en' } },
    ])
  })

  it('asks for a little more, and moves the focus to the field', async () => {
    const { user } = await renderPage(pages, { at: '/islamic-qa', api })
    await openForm(user, 'Suggest a question')
    await user.type(screen.getByLabelText(label), 'Why?')
    await user.click(screen.getByRole('button', { name: 'Send question' }))
    expect(screen.getByLabelText(label)).toHaveFocus()
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(/Write a little more/)
    expect(sentRequests('POST /api/answers/suggestions')).toHaveLength(0)
  })

  it('shows questions like it that are already answered', async () => {
    const { user } = await renderPage(pages, { at: '/islamic-qa', api })
    await openForm(user, 'Suggest a question')
    await user.type(screen.getByLabelText(label), 'Does sleep break wudu?')
    const similar = await screen.findByRole('heading', { name: 'Already answered' })
    const links = within(similar.parentElement as HTMLElement).getAllByRole('link')
    expect(links[0]).toHaveAttribute('href', '/islamic-qa/what-breaks-wudu')
    expect(sentRequests('GET /api/answers').at(-1)?.query).toMatchObject({ search: 'Does sleep break wudu?' })
  })

  it.each([
    [429, 'too_many_attempts', /You’ve sent several texts/],
    [503, 'too_many_messages', /Try again tomorrow/],
    [500, 'internal', /Couldn’t send it/],
  ])('keeps the text when the server answers %i', async (status, code, message) => {
    const { user } = await renderPage(pages, {
      at: '/islamic-qa',
      api: { ...api, 'POST /api/answers/suggestions': refusal(status, code) },
    })
    await openForm(user, 'Suggest a question')
    await user.type(screen.getByLabelText(label), 'Why do we pray?')
    await user.click(screen.getByRole('button', { name: 'Send question' }))
    expect(await screen.findByText(message)).toBeVisible()
    expect(screen.getByLabelText(label)).toHaveValue('Why do we pray?')
  })

  it('keeps the text offline', async () => {
    const { user } = await renderPage(pages, { at: '/islamic-qa', api })
    await openForm(user, 'Suggest a question')
    await user.type(screen.getByLabelText(label), 'Why do we pray?')
    setConnected(false)
    await user.click(screen.getByRole('button', { name: 'Send question' }))
    expect(await screen.findByText(/You’re offline. Your text stays here/)).toBeVisible()
    expect(screen.getByLabelText(label)).toHaveValue('Why do we pray?')
  })
})

describe('reporting an answer', () => {
  it('sends the reason and the text', async () => {
    const { user } = await renderPage(pages, {
      at: '/islamic-qa/what-breaks-wudu',
      api: { ...api, 'POST /api/answers/what-breaks-wudu/reports': { received: true } },
    })
    await openForm(user, 'Report a mistake')
    await user.click(screen.getByRole('button', { name: 'Send report' }))
    expect(screen.getByLabelText('What should change?')).toHaveFocus()
    await user.selectOptions(screen.getByLabelText('What is wrong?'), 'A reference is wrong')
    await user.type(screen.getByLabelText('What should change?'), 'It is 136.')
    await user.click(screen.getByRole('button', { name: 'Send report' }))
    await waitFor(() => expect(screen.getByLabelText('What should change?')).toHaveValue(''))
    expect(sentRequests('POST /api/answers/what-breaks-wudu/reports')).toMatchObject([
      { body: { reason: 'source', text: 'It is 136.', website: '', language: 'en' } },
    ])
  })
})
