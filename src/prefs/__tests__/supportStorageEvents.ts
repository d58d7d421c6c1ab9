/** jsdom cannot create the storage event that Docusaurus dispatches within a tab. */
export function supportStorageEvents() {
  const createEvent = document.createEvent.bind(document);
  document.createEvent = ((type: string) =>
    type === 'StorageEvent'
      ? new StorageEvent('storage')
      : createEvent(type)) as typeof document.createEvent;
}
