/** Verbs that do not end in -s, and adverbs before one. */
const VERBS =
  /^(?:was|were|had|did|can|could|will|would|shall|should|may|might|must|are|have|do|also|only|then|still|never|always|too|alone|often|usually|already|apply|need|take|read|use|work|accept|get|keep|set|make|render|show|come|go|give|return|support|follow|share|belong|exist|hold|lead|look|mean|stay|of)$/i;

/** Singular nouns in -s, which may stand after "this". */
const NOUNS_IN_S =
  /(?:ss|[^i]us|[^h]as|xis)$|^(?:series|props|axis|basis|analysis|hypothesis|synthesis|radius|lens|news|css|js)$/i;

/**
 * Whether a sentence begins with "This", "That" or "Both" and a verb, so that it does not say what it
 * is about.
 */
export function isBareStart([first = '', second = '', third = '']: readonly string[]): boolean {
  if (!/^(?:This|That|Both)$/.test(first) || second === '' || second === '`') return false;
  if (VERBS.test(second)) return !(second === 'of' && third === 'these');
  return first !== 'Both' && /^[a-z]+s$/.test(second) && !NOUNS_IN_S.test(second);
}
