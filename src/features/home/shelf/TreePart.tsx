import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { t } from '../texts';

export default function TreePart() {
  return (
    <SimpleTreeView
      aria-label={t('home.shelf.stock')}
      defaultExpandedItems={['coffee']}
      sx={{ inlineSize: '100%', maxInlineSize: 220 }}
    >
      <TreeItem itemId="coffee" label={t('home.shelf.coffee')}>
        <TreeItem itemId="yirgacheffe" label="Yirgacheffe" />
        <TreeItem itemId="huila" label="Huila" />
      </TreeItem>
      <TreeItem itemId="tea" label={t('home.shelf.tea')}>
        <TreeItem itemId="sencha" label="Sencha" />
      </TreeItem>
    </SimpleTreeView>
  );
}
