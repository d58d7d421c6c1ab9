import { createTexts } from '@site/src/features/locale';
import texts from '@generated/translations/default/exampleProjects.json';

export const { t } = createTexts<'exampleProjects'>(texts);
