import { expect, it } from 'vitest'
import { interfaceCodes } from '#shared/core/languages.ts'
import { writingMistakes } from './writing.ts'

it.each([
  ['en', 'Don’t forget 2:255, “the Throne Verse” ﷺ.'],
  ['ar', 'اقرأ {{surah}}، ثم ٢٥٪ (JSON): «نعم»؟ https://\u200e.'],
  ['ur', 'نماز کا وقت، 10,000 صارفین؛ “ٹھیک ہے”۔ ICS؟'],
  ['fr', 'Aimer «\u00a0{{title}}\u00a0»\u202f? L’heure\u00a0: 12:30\u202f; oui.'],
  ['tr', 'Kur’an’ı “oku”, {{count}} ayet?'],
  ['ml', 'മുസ്‌ലിം, ഖുർആൻ {{number}}.'],
  ['id', 'Al-Qur’an, “Jumat”?'],
  ['ms', 'al-Quran, “Jumaat”?'],
  ['bn', 'কুরআন, ২৫% ({{minutes}} মি.)। OpenStreetMap?'],
  ['hi', 'क़ुरआन, 10,000 “आयतें”। {{name}}।'],
  ['fa', 'می‌خوانید، ۲۵٪؛ «بله»؟ name@example.com'],
  ['es', '¿Está «bien»? ¡Sí! Vale.'],
])('accepts how %s is written', (language, text) => {
  expect(writingMistakes(language, text)).toEqual([])
})

it.each([
  ['en', "Don't", 'instead of ’'],
  ['en', 'Wait...', '…'],
  ['en', 'Qur\u0430n', 'script'],
  ['ar', 'نعم, لا', ','],
  ['ar', 'نعم?', '?'],
  ['ar', 'نعم; لا', ';'],
  ['ar', 'قرآن کریم', 'script'],
  ['ar', '25 آية', 'digits'],
  ['ar', 'افتح Wifi', 'script'],
  ['ar', 'يبدأ بـ https://', '://'],
  ['ur', 'نماز پڑھیں.', '۔'],
  ['ur', 'نماز, روزہ', ','],
  ['ur', 'نماز كا وقت', 'script'],
  ['ur', '۲۵ آیات', 'digits'],
  ['fa', 'نماز كامل', 'script'],
  ['fa', 'علي', 'script'],
  ['fa', '25 آیه', 'digits'],
  ['fa', '۲۵%', '%'],
  ['hi', 'यह है.', 'danda'],
  ['hi', 'यह है|', 'danda'],
  ['hi', 'यह и', 'script'],
  ['hi', '२५ आयतें', 'digits'],
  ['bn', 'এটা হয়.', 'danda'],
  ['bn', '25 আয়াত', 'digits'],
  ['bn', 'यह', 'script'],
  ['ml', 'ഖുര്\u200dആന്\u200d', 'chillu'],
  ['ml', 'ഇത് தமிழ்', 'script'],
  ['fr', 'Vraiment ?', 'narrow'],
  ['fr', 'Oui : non', 'before :'],
  ['fr', '« oui »', 'inside'],
  ['fr', 'L\u2019«\u00a0un\u00a0» “deux”', '“'],
  ['tr', "Kur'an", '’'],
  ['id', 'Al-Qur"an', '"'],
  ['ms', 'Pautan، halaman', '،'],
  ['es', 'Vale?', '¿'],
  ['es', 'Vale!', '¡'],
  ['es', 'man\u0303ana', 'normal form C'],
])('finds in %s the mistake of “%s”', (language, text, mistake) => {
  expect(writingMistakes(language, text).join('; ')).toContain(mistake)
})

it('has rules for every language of the interface', () => {
  for (const language of interfaceCodes) expect(writingMistakes(language, 'и'), language).toHaveLength(1)
})
