/** A page that was read at a time, as browsers keep it. */
export function pageRead(at: Date, page_url = '/guide/peru') {
  return {
    page_url,
    action_type: 'page_view',
    created_at: at.toISOString().slice(0, 19).replace('T', ' '),
    page_name: 'Category Landing Page',
    page_type: 'cat_seolp',
  };
}
