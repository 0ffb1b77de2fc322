import { arabicSpellings } from './arabic-spellings.ts'
import { plainLetters } from './latin-spellings.ts'
import { wordsOf } from './words-of.ts'

const ARABIC = /\p{Script=Arabic}/u

/** A word in the form in which the lists below are compared. */
const fold = (word: string): string =>
  ARABIC.test(word) ? (arabicSpellings(word)[0] ?? '') : plainLetters(word).replaceAll(/['’‘`´]/g, '')

const folded = (words: string) =>
  new Set(
    words
      .trim()
      .split(/\s+/)
      .map((word) => fold(word)),
  )

/** Words that begin a question or a request for verses about something. */
const openers = folded(`
  what whats who whos whom whose when where why how which is are was were does do did can could should may must will
  tell explain show find give list verse verses ayat ayah ayahs ayaat aya quote quotes meaning story surah
  من ما ماذا هل كيف متى اين لماذا لم كم اي أي ايه ممن مما عما بماذا لماذا فيم علام
  ايات آيات آية ايه الايات الآيات الاية الآية حكم  معنى قصة تفسير اريد أريد اذكر ابحث سورة
`)

/** Words without a meaning of their own. */
const functionWords = folded(`
  a an the of in on to for from with about by and or it its his her their my our your i we you he she they them that this
  there any some all be been have has had if as at so me us not no dont doesnt didnt into will is are was were do does did can what who whos whom which when where how
  هو هي هم هن هذا هذه ذلك تلك الذي التي الذين كان كانت يكون تكون في عن على الى إلى من ما مع ب ل
  ان أن او أو ثم لا كيف متى اين ماذا هل كم اي أي لي لنا له لها لهم انا نحن انت قد ليس بين كل
`)

/** Words that ask for a ruling, a story or verses, but do not name a subject. */
const frame = folded(`
  say says said saying mention mentions mentioned tell tells talk talks speak speaks describe describes happens happen
  happened called mean means according quran koran islam islamic muslim muslims verse verses ayat ayah ayahs
  aya surah chapter quote quotes please regarding concerning related subject topic make made perform deal should get rid stop avoid stay away must use come carry give look like would
  allowed permissible permitted haram sinful sin forbidden obligatory ruling rulings rule rules halal ok okay wrong
  حكم الحكم حكمه معنى المقصود المراد قصة تفسير سبب الحكمه الاسلام الإسلام القران القرآن الكريم تعالى سبحانه
  يقول تقول قال ذكر ذكرت ورد وردت جاء جاءت تتحدث تتكلم تحدث تحدثت تدل تحث حول بخصوص شرع الشرع شرعا
  يجوز حرام حلال يحرم يحل واجب فرض يجب نهى امر أمر حرم احل أحل يمكن ينبغي عقوبه عقوبة عقاب جزاء فضل صفات صفه صفة شروط
  المسلم المسلمين المسلمون نفعل افعل أفعل سيدنا عدد مدة مرة الفرق يوجد توجد حصل حدث تم يباح عند
`)

/** Prepositions that are joined to the article of the next word. */
const WITH_ARTICLE = /^(?:[وفبك]ال|ولل|لل)(?=...)/

const isIn = (sets: readonly ReadonlySet<string>[], word: string) => {
  const plain = fold(word)
  const bare = plain.replace(WITH_ARTICLE, 'ال')
  return sets.some((set) => set.has(plain) || set.has(bare))
}

export const isFunctionWord = (word: string): boolean => isIn([functionWords], word)

/** Whether a word says nothing about the subject of a question. */
export const isFrameWord = (word: string): boolean => isIn([functionWords, frame, openers], word)

/**
 * The subject of a question: `who is Luqman?` → `Luqman`, `آيات عن الصبر` → `الصبر`. `undefined` for a query that is
 * not a question, or has no subject.
 */
export function subjectOf(query: string): string | undefined {
  const words = wordsOf(query)
  const [first] = words
  if (!first || !openers.has(fold(first.word))) return undefined
  let [start, end] = [1, words.length]
  while (start < end && isFrameWord(words[start]?.word ?? '')) start += 1
  while (end > start && isFrameWord(words[end - 1]?.word ?? '')) end -= 1
  if (start === end) return undefined
  return query.slice(words[start]?.start, words[end - 1]?.end)
}
