import { createTexts } from '@site/src/features/locale';
import texts from '@generated/translations/default/notFound.json';

export const { t } = createTexts<'notFound'>(texts);
