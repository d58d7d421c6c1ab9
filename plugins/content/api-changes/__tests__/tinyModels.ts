import type {
  ApiClass,
  ApiComponent,
  ApiFile,
  ApiProp,
  ApiSlot,
} from '../../../common/api-model/apiModel';

export const prop = (name: string, values: Partial<ApiProp> = {}): ApiProp => ({
  name,
  type: 'string',
  muiType: 'string',
  own: true,
  ...values,
});

export const slot = (name: string, values: Partial<ApiSlot> = {}): ApiSlot => ({
  name,
  description: '',
  class: null,
  ...values,
});

export const cssClass = (key: string, values: Partial<ApiClass> = {}): ApiClass => ({
  key,
  className: `MuiCard-${key}`,
  description: '',
  global: false,
  ...values,
});

/** Creates a component, named `Card` by default. */
export const component = (values: Partial<ApiComponent> = {}): ApiComponent => {
  const { name = 'Card' } = values;
  return {
    name,
    slug: name.toLowerCase(),
    module: name,
    imports: [
      `import ${name} from '@example/ui/${name}';`,
      `import { ${name} } from '@example/ui';`,
    ],
    description: '',
    demos: [],
    inherits: null,
    polymorphic: false,
    props: [],
    slots: [],
    classes: [],
    file: `${name}/${name}.d.ts`,
    ...values,
  };
};

export const apiFile = (version: string, components: readonly ApiComponent[]): ApiFile => ({
  package: '@mui/material',
  version,
  components: Object.fromEntries(components.map((model) => [model.name, model])),
});
