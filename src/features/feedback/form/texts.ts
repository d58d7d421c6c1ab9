import { createTexts } from '@site/src/features/locale';
import texts from '@generated/translations/default/feedback.json';

export const { t, tNodes } = createTexts<'feedback'>(texts);
