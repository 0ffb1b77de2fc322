import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { noServer } from '#shared/web/testing/fake-api.ts'
import { renderPage } from '#shared/web/testing/render-page.tsx'

const PAGE = 'https://charity.example/zakat'
const support = (donationUrl: string | null) => ({
  'GET /api/support': {
    month: '2026-11',
    raisedCents: 0,
    goalCents: null,
    banner: true,
    takesPayments: false,
    donationUrl,
    dailyUsers: null,
    countries: null,
  },
})

const page = async () => {
  const { default: ZakatPage } = await import('./zakat-page.tsx')
  const { LazyToastArea } = await import('#shared/web/ui/lazy-toast-area.tsx')
  return (
    <>
      <ZakatPage />
      <LazyToastArea />
    </>
  )
}

async function open(options: Parameters<typeof renderPage>[1] = {}) {
  const opened = await renderPage(page, {
    at: '/zakat',
    api: support(PAGE),
    now: '2026-11-23T10:00:00Z',
    ...options,
  })
  await waitFor(() => expect(part('wealth')).toBeVisible())
  return opened
}

const part = (id: string) => document.querySelector<HTMLElement>(`#${id}`) ?? document.createElement('div')
const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const type = (name: string | RegExp, text: string) =>
  fireEvent.change(field(name), { target: { value: text } })
const shows = (text: string | RegExp) => waitFor(() => expect(part('result')).toHaveTextContent(text))

afterEach(() => void vi.restoreAllMocks())

it('calculates zakat of the six assets, and shows its parts', async () => {
  await open()
  expect(document.title).toMatch(/^Zakat calculator/)
  expect(part('result')).toHaveTextContent('Enter what you own to see your zakat.')
  type('Cash', '1,000')
  type('Savings and bank accounts', '2500.55')
  await shows('$87.51')
  expect(part('result')).toHaveTextContent('2.5% of $3,500.55')
  const parts = within(within(part('result')).getByRole('list')).getAllByRole('listitem')
  expect(parts.map((each) => each.textContent)).toEqual([
    'Cash$25.00of $1,000.00',
    'Savings and bank accounts$62.51of $2,500.55',
  ])
  for (const name of ['Gold', 'Silver', 'Business goods and cash', 'Investments']) type(name, '1')
  await shows('$87.61')
})

it('shows the shortfall below nisab, and nisab by silver or by gold', async () => {
  const { user } = await open()
  type('Cash', '475.99')
  await shows('No zakat is due')
  await shows('Your wealth is $0.01 below nisab.')
  expect(part('nisab')).toHaveTextContent('595 g × $0.80 = $476.00')
  expect(part('nisab')).toHaveTextContent('$0.80 is only a starting value')
  type('Silver, price per gram', '0.785')
  await shows('$11.90')
  expect(part('nisab')).toHaveTextContent('595 g × $0.785 = $467.08')
  expect(part('nisab')).not.toHaveTextContent('starting value')
  await user.click(within(part('nisab')).getByRole('radio', { name: /^Gold/ }))
  await shows('Enter today’s price of gold to work out nisab.')
  type('Gold, price per gram', '100')
  await shows('Your wealth is $8,024.01 below nisab.')
})

it.each([
  ['EUR', '€1,234.50'],
  ['GBP', '£1,234.50'],
  ['SAR', /SAR\s1,234\.50/],
  ['AED', /AED\s1,234\.50/],
  ['PKR', /Rs\s1,234\.50/],
  ['INR', '₹1,234.50'],
  ['MYR', /RM\s?1,234\.50/],
])('writes amounts as usual in %s', async (currency, amount) => {
  const { user } = await open()
  await user.selectOptions(
    screen.getByLabelText('Currency'),
    screen.getByRole('option', { name: new RegExp(`^${currency}`) }),
  )
  type('Cash', '1234.5')
  await shows(amount)
})

it('doesn’t take a price into another currency, and says beside the result that it is only a start', async () => {
  const { user } = await open()
  const starting = /is only a starting value/
  type('Cash', '1000')
  type('Silver, price per gram', '95')
  type('Gold, price per gram', '8000')
  await shows('Your wealth is $55,525.00 below nisab.')
  expect(screen.queryByText(starting)).toBeNull()
  await user.selectOptions(screen.getByLabelText('Currency'), screen.getByRole('option', { name: /^GBP/ }))
  expect(field('Silver, price per gram')).toHaveValue('0.8')
  expect(field('Gold, price per gram')).toHaveValue('')
  expect(screen.getAllByText(starting)).toHaveLength(2)
  await shows('£25.00')
})

it('counts a text that is not an amount as 0, and says so', async () => {
  const { user } = await open()
  type('Cash', '1000')
  type('Gold', '12abc')
  expect(field('Gold')).toBeInvalid()
  expect(field('Gold')).toHaveAccessibleDescription('This isn’t an amount, so it counts as 0.')
  await shows('$25.00')
  type('Gold', '200000000000')
  expect(field('Gold')).toHaveAccessibleDescription(/more than the calculator can handle/)
  await shows('$25.00')
  await user.clear(field('Gold'))
  expect(field('Gold')).toBeValid()
  await user.type(field('Gold'), '1000.1')
  await user.tab()
  expect(field('Gold')).toHaveValue('1,000.10')
  await shows('$50.00')
})

it('counts debts and jewellery by the chosen view, and pieces by weight', async () => {
  const { user } = await open()
  type('Cash', '1000')
  await user.click(screen.getByText('More wealth and debts'))
  type('Debts', '200')
  type('Jewellery that’s worn', '400')
  await shows('$20.00')
  await user.click(screen.getByRole('radio', { name: /^It counts/ }))
  await shows('$30.00')
  await user.click(screen.getByRole('radio', { name: /^Don’t subtract/ }))
  await shows('$35.00')
  await user.click(screen.getByText('Gold and silver by weight'))
  await user.click(screen.getByRole('button', { name: 'Add a piece' }))
  const piece = within(screen.getByRole('group', { name: 'Piece 1' }))
  await user.type(piece.getByLabelText('Weight in grams'), '10')
  await shows('Some pieces aren’t included')
  type('Gold, price per gram', '80')
  await shows('$55.00')
  await user.selectOptions(piece.getByLabelText('Purity'), '18 karat')
  await shows('$50.00')
  await user.click(screen.getByRole('button', { name: 'Remove piece 1' }))
  await shows('$35.00')
})

it('links to the operator’s donation page when zakat is due', async () => {
  await open()
  type('Cash', '475')
  await shows('No zakat is due')
  expect(screen.queryByRole('link', { name: /Pay zakat/ })).toBeNull()
  type('Cash', '476')
  const link = await screen.findByRole('link', { name: /Pay zakat/ })
  expect(link).toHaveAttribute('href', PAGE)
  expect(link).toHaveAttribute('rel', 'noopener noreferrer')
})

it.each([
  ['has no donation page', support(null)],
  ['can’t be reached', noServer],
])('explains the missing pay button when the server %s', async (_, api) => {
  await open({ api })
  type('Cash', '476')
  await shows('This site has no donation page.')
  expect(screen.queryByRole('link', { name: /Pay zakat/ })).toBeNull()
  expect(screen.getByRole('link', { name: /eight groups/ })).toHaveAttribute('href', '/quran/reader/9/60')
})

it('keeps the form, and saves, opens, marks and deletes calculations', async () => {
  const first = await open()
  type('Cash', '1000')
  await shows('$25.00')
  await first.user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(part('past')).toHaveTextContent('23 November13 Jumada al-Akhira 1448$25.00'))
  type('Cash', '2000')
  first.unmount()
  const { user } = await open()
  await shows('$50.00')
  await user.click(await screen.findByRole('button', { name: 'Open: 23 November' }))
  await shows('$25.00')
  expect(field('Cash')).toHaveValue('1,000')
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await shows('$50.00')
  const paid = screen.getByRole('checkbox', { name: 'Mark as paid: 23 November' })
  await user.click(paid)
  await waitFor(() => expect(paid).toBeChecked())
  await user.click(screen.getByRole('button', { name: 'Delete: 23 November' }))
  await waitFor(() => expect(part('past')).toHaveTextContent('Save a calculation to find it here next year.'))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(screen.getByRole('checkbox', { name: /Mark as paid/ })).toBeChecked())
  await user.click(screen.getByRole('button', { name: 'Start over' }))
  await shows('Enter what you own to see your zakat.')
})

it('names the next zakat day in both calendars, and saves it as a calendar file', async () => {
  const { user } = await open()
  fireEvent.change(screen.getByLabelText('Day your wealth reached nisab'), {
    target: { value: '2026-02-18' },
  })
  await waitFor(() => expect(part('year')).toHaveTextContent(/Monday,? 8 February 2027/))
  expect(part('year')).toHaveTextContent('1 Ramadan 1448')
  expect(part('year')).toHaveTextContent('In 77 days')
  const files: File[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as File)
    return 'blob:zakat'
  })
  await user.click(screen.getByRole('button', { name: 'Add to calendar' }))
  await waitFor(() => expect(files).toHaveLength(1))
  const text = await files[0]?.text()
  expect(text).toContain('DTSTART;VALUE=DATE:20270208')
  expect(text).toContain('SUMMARY:Zakat is due')
  expect(text).toContain('TRIGGER:-P7D')
  await user.click(screen.getByRole('button', { name: 'Remove the day' }))
  await waitFor(() => expect(part('year')).not.toHaveTextContent('1448'))
  expect(part('year'), 'the section of the removed button').toHaveFocus()
})

it('saves the calculation as a CSV file with exact numbers', async () => {
  const { user } = await open()
  type('Cash', '1000.5')
  const files: File[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as File)
    return 'blob:zakat'
  })
  await user.click(await screen.findByRole('button', { name: 'Download CSV' }))
  expect(files[0]?.name).toBe('rafiq-zakat-2026-11-23.csv')
  expect((await files[0]?.text())?.split('\r\n')).toEqual([
    '\uFEFFItem,Unit,Value,Counts,Zakat',
    'Cash,USD,1000.50,1000.50,25.01',
    'Debts,USD,0.00,0.00,',
    'After debts,USD,,1000.50,25.01',
    'Nisab,USD,,476.00,',
    '',
  ])
})

it('calculates crops and livestock', async () => {
  const { user } = await open()
  await user.click(screen.getByText('Crops and livestock'))
  type('Harvest in kilograms', '652.999')
  expect(part('in-kind')).toHaveTextContent('No zakat below about 653 kg (5 awsuq): 0.001 kg are missing.')
  type('Harvest in kilograms', '1000')
  expect(part('in-kind')).toHaveTextContent('Give 100 kg of the harvest.')
  await user.click(screen.getByRole('radio', { name: /^Both/ }))
  expect(part('in-kind')).toHaveTextContent('Give 75 kg of the harvest.')
  type('Sheep and goats: number of animals', '39')
  expect(part('in-kind')).toHaveTextContent('No zakat below 40 animals.')
  type('Camels: number of animals', '200')
  expect(part('in-kind')).toHaveTextContent(
    'Give 4 she-camels that are three years old (hiqqah), or 5 she-camels that are two years old (bint labun).',
  )
  type('Camels: number of animals', '1000000')
  expect(part('in-kind')).toHaveTextContent(/, or another mix of these\./)
  type('Camels: number of animals', '200.5')
  expect(field('Camels: number of animals')).toHaveAccessibleDescription(/isn’t a whole number/)
})

it('saves crops and livestock with the calculation, and opens them again', async () => {
  const first = await open()
  await first.user.click(screen.getByText('Crops and livestock'))
  type('Harvest in kilograms', '1000')
  type('Sheep and goats: number of animals', '121')
  await shows('Crops (10%): 1,000 kgGive 100 kg of the harvest.')
  expect(part('result')).not.toHaveTextContent('nisab')
  await first.user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(part('past')).toHaveTextContent('Crops (10%): Give 100 kg of the harvest.'))
  expect(part('past')).toHaveTextContent('Sheep and goats: Give 2 sheep or goats.')
  expect(part('past')).not.toHaveTextContent('No zakat due')
  await first.user.click(screen.getByRole('button', { name: 'Start over' }))
  await shows('Enter what you own to see your zakat.')
  expect(field('Harvest in kilograms')).toHaveValue('')
  first.unmount()
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Open: 23 November' }))
  await shows('Sheep and goats: 121Give 2 sheep or goats.')
  await user.click(screen.getByRole('checkbox', { name: 'Mark as paid: 23 November' }))
  await waitFor(() => expect(screen.getByRole('checkbox', { name: /Mark as paid/ })).toBeChecked())
})

it('prints crops and livestock beside the money', async () => {
  const { user } = await open()
  const sheet = () => [...document.querySelectorAll('.print\\:block table')]
  type('Cash', '1000')
  await shows('$25.00')
  expect(sheet()).toHaveLength(1)
  await user.click(screen.getByText('Crops and livestock'))
  type('Harvest in kilograms', '1000')
  type('Cattle and buffaloes: number of animals', '29')
  await shows('Crops (10%)')
  expect(sheet()).toHaveLength(2)
  expect(sheet()[1]?.textContent).toBe(
    'ItemOwnedZakatCrops (10%)1,000 kgGive 100 kg of the harvest.Cattle and buffaloes29No zakat below 30 animals.',
  )
})

it('adds crops and livestock to the CSV file', async () => {
  const { user } = await open()
  await user.click(screen.getByText('Crops and livestock'))
  type('Harvest in kilograms', '1000.5')
  type('Camels: number of animals', '9')
  type('Sheep and goats: number of animals', '39')
  const files: File[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as File)
    return 'blob:zakat'
  })
  await user.click(await screen.findByRole('button', { name: 'Download CSV' }))
  expect((await files[0]?.text())?.split('\r\n')).toEqual([
    '\uFEFFItem,Unit,Value,Counts,Zakat',
    'Crops (10%),kg,1000.500,1000.500,100.050',
    'Camels,animals,9,9,Give 1 sheep or goat.',
    'Sheep and goats,animals,39,0,0',
    '',
  ])
})

it('is filled in with the keyboard alone', async () => {
  const { user } = await open()
  screen.getByLabelText('Currency').focus()
  await user.tab()
  expect(field('Cash')).toHaveFocus()
  await user.keyboard('5000')
  await user.tab()
  expect(field('Savings and bank accounts')).toHaveFocus()
  await shows('$125.00')
  const save = screen.getByRole('button', { name: 'Save' })
  save.focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(part('past')).toHaveTextContent('$125.00'))
})

it('speaks Arabic, and reads and writes its digits', async () => {
  const { user } = await open({ language: 'ar' })
  type('النقد', '١٬٠٠٠٫٥٠')
  await shows('٢٫٥٪ من')
  expect(part('result').textContent?.replaceAll(/[\u200e\u200f\u061c\u00a0]/g, '')).toContain('٢٥٫٠١')
  await user.click(field('النقد'))
  await user.tab()
  expect(field('النقد')).toHaveValue('١٬٠٠٠٫٥٠')
  await user.click(screen.getByText('الزروع والأنعام'))
  type('عدد الغنم والمعز', '١٢١')
  expect(part('in-kind')).toHaveTextContent('أعطِ شاتين.')
})
